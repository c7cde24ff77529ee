/** All that the frame needs of this game, in one file for the browser. */

export { default as Board } from './Board.svelte';
export { manner } from './manner';
export { default as Pictogram } from './Pictogram.svelte';
export { default as Player } from './Player.svelte';
export { default as Sketch } from './galaxy/Sketch.svelte';
export { default as Opening } from './opening/Opening.svelte';
