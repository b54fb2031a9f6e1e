/* Runs `npm run example -- <framework>`. */

const [framework = ''] = process.argv.slice(2)
const frameworks = ['express', 'fastify', 'fetch', 'hono', 'koa', 'nestjs']

if (frameworks.includes(framework)) await import(`./${framework}/server.js`)
else {
  console.error(`Choose one of ${frameworks.join(', ')}: npm run example -- express`)
  process.exitCode = 2
}
