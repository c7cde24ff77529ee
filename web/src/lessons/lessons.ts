/** What a table shows while a lesson is taken, in one file for the browser. */

export { default as CoachLayer } from './CoachLayer.svelte';
export { default as LessonPanel } from './LessonPanel.svelte';
