import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startWorker } from './lib/newVersion.svelte';
import { applySettings } from './lib/settings.svelte';

applySettings();
mount(App, { target: document.getElementById('app') as HTMLElement });
addEventListener('load', () => void startWorker());
