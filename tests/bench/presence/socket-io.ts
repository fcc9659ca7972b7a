// The baseline of figure 10: a socket.io server that sends to everyone what is posted to it. Prints its port.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    io.emit('online', text);
    response.writeHead(204).end();
  });
});
const io = new Server(http, { transports: ['websocket'] });
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(typeof address === 'object' && address ? address.port : '');
});
