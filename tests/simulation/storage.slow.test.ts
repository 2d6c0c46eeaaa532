import { storageSimulation } from './storage/storage-simulation.ts';
import { testSimulation } from './test-simulation.ts';

testSimulation(storageSimulation);
