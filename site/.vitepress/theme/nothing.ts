/** Stands for the parts of VitePress that the site does not show, whose styles it need not load. */
export default () => null
