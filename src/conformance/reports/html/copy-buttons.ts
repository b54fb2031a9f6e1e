/** The part of a page's script that makes its copy buttons work; needs `byId` and `#announcement`. */
export const copyButtons = `
  for (const button of document.querySelectorAll('.copy')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      const source = byId(button.dataset.copies)
      let result = 'Copied'
      try {
        await navigator.clipboard.writeText(source.textContent)
      } catch {
        getSelection().selectAllChildren(source)
        if (!document.execCommand('copy')) result = 'Selected'
      }
      button.textContent = byId('announcement').textContent = result
      setTimeout(() => {
        button.textContent = 'Copy'
        byId('announcement').textContent = ''
      }, 2000)
    })
  }
`
