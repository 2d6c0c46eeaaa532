import { daySimulation } from './day/day-simulation.ts';
import { testSimulation } from './test-simulation.ts';

testSimulation(daySimulation);
