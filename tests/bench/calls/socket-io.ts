// The baseline of figures 11 and 24: a socket.io server that forwards `call` and `signal`. Prints its port.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { transports: ['websocket'] });

io.on('connection', (socket) => {
  void socket.join(String(socket.handshake.query['user']));
  for (const event of ['call', 'signal']) {
    socket.on(event, (data: { to: number }) => {
      io.to(String(data.to)).emit(event, data);
    });
  }
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(typeof address === 'object' && address ? address.port : '');
});
