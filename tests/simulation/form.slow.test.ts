import './form/install-dom.ts';
import { formSimulation } from './form/form-simulation.ts';
import { testSimulation } from './test-simulation.ts';

testSimulation(formSimulation);
