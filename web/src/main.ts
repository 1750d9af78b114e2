import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './lib/settings.svelte';

dress();
mount(App, { target: document.getElementById('app') as HTMLElement });
