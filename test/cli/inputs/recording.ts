/** A recording of one valid request, whose response is invalid. */
export const recording = JSON.stringify({
  log: {
    entries: [
      {
        request: { method: 'GET', url: 'https://api.example/v5/offers', headers: [] },
        response: { status: 200, headers: [], content: { text: '{"response_id":7}' } },
      },
    ],
  },
})
