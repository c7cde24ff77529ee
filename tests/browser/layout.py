"""What is wrong with how a page is laid out: text that is tiny, cut or over other text, and pages that jump."""

from __future__ import annotations

import time

from playwright.sync_api import Page

SIZES = [(360, 740), (1280, 800), (1920, 1080)]

OFFENDERS = """() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    // Answers that rest for a moment cannot be scrolled to meanwhile.
    const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !element.closest('.unseen, [popover], .carried, .toasts, .cutout, .opt:disabled');
    const said = (node) => node.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40);
    const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

    /** How much of a text an element around it cuts off; text that can be scrolled to is not cut. */
    function cutBy(box, owner) {
        for (let around = owner; around && around !== document.documentElement; around = around.parentElement) {
            if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
            const style = getComputedStyle(around);
            if (style.position === 'fixed') return '';
            if (style.clipPath !== 'none') return '';
            const [across, down] = [clips(style.overflowX), clips(style.overflowY)];
            if (!across && !down) {
                if (scrolls(style.overflowX) || scrolls(style.overflowY)) return '';
                continue;
            }
            const edge = around.getBoundingClientRect();
            // Letters are lower than their line, so a little of that may be beyond the edge.
            const sideways = Math.max(edge.left - box.left, box.right - edge.right);
            const leading = 0.25 * parseFloat(getComputedStyle(owner).fontSize);
            const upright = Math.max(edge.top - box.top, box.bottom - edge.bottom) - leading;
            const picture = around.querySelector(':scope > svg[viewBox]');
            if (around instanceof SVGSVGElement || picture?.contains(owner)) return '';
            const beyond = Math.max(across ? sideways : 0, down ? upright : 0);
            if (beyond > 1.5) return `by ${around.className || around.tagName}`;
            if (scrolls(style.overflowX) || scrolls(style.overflowY)) return '';
        }
        return '';
    }

    const texts = [];
    const found = new Set();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!said(node) || !owner || owner.closest('script, style, title, option, select') || !shown(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const drawn = owner instanceof SVGElement;
        const boxes = drawn ? [owner.getBoundingClientRect()] : [...range.getClientRects()];
        const box = range.getBoundingClientRect();
        if (!boxes.length || box.width < 1) continue;
        const scale = drawn ? Math.hypot(owner.getScreenCTM()?.a ?? 1, owner.getScreenCTM()?.b ?? 0) : 1;
        const size = parseFloat(getComputedStyle(owner).fontSize) * scale;
        if (size < 10.95) found.add(`tiny (${size.toFixed(1)} px): ${said(node)}`);
        const cut = drawn ? '' : cutBy(box, owner);
        if (cut) found.add(`cut ${cut}: ${said(node)}`);
        else for (const each of boxes) texts.push({ box: each, owner, words: said(node) });
    }

    // Only what can be seen now can lie over each other: not what is scrolled out of sight.
    const visible = texts.filter(({ box, owner }) => {
        for (let around = owner.parentElement; around; around = around.parentElement) {
            if (around instanceof SVGElement || getComputedStyle(around).overflowY === 'visible') continue;
            const edge = around.getBoundingClientRect();
            if (box.bottom > edge.bottom + 1 || box.top < edge.top - 1) return false;
            if (box.right > edge.right + 1 || box.left < edge.left - 1) return false;
        }
        return box.bottom > 0 && box.top < innerHeight;
    });
    const layers = '[data-layer], .notices > *, header.bar, .top, .optionlist, aside';
    const layer = (element) => element.closest(layers) ?? root;
    visible.forEach((one, at) => {
        for (const other of visible.slice(at + 1)) {
            if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
            if (layer(one.owner) !== layer(other.owner)) continue;
            const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            const low = Math.min(one.box.height, other.box.height);
            if (across > 2 && down > low * 0.35) found.add(`over each other: ${one.words} | ${other.words}`);
        }
    });
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (sideways > 0) found.add(`scrolls sideways by ${sideways} px`);
    const down = document.documentElement.scrollHeight - document.documentElement.clientHeight;
    if (down > 0 && document.querySelector('.frame > main')) found.add(`the table scrolls down by ${down} px`);
    return [...found].sort();
}"""

WATCH_SHIFTS = """() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
}"""


SETTLING = 3.0
"""Seconds after which a page that was given another size or language has come to rest, on however busy a machine."""


def offenders(page: Page) -> list[str]:
    """Every text that is under 11 px, cut, or over another one, and whether the page scrolls sideways.

    What is so only until the page has come to rest does not count.
    """
    until = time.monotonic() + SETTLING
    while True:
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found: list[str] = page.evaluate(OFFENDERS)
        if not found or time.monotonic() > until:
            return found


def watch_shifts(page: Page) -> None:
    """Count from here on how much every page jumps by itself."""
    page.context.add_init_script(f"({WATCH_SHIFTS})()")


def shifts(page: Page) -> float:
    found: float = page.evaluate("() => window.shifts")
    return found
