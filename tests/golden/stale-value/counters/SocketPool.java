// run: scan --only stale-value
// expect: stale-value
// created < max checked in one section, created++ in another, more than max sockets
import java.util.ArrayDeque;
import java.util.Deque;

public class SocketPool {
    static class Socket { final int id; Socket(int id) { this.id = id; } }

    private final Deque<Socket> idle = new ArrayDeque<>();
    private final int max = 5;
    private int created;

    Socket borrow() {
        synchronized (this) {
            if (!idle.isEmpty()) return idle.pop();
            if (created >= max) return null;
        }
        Socket s = connect();
        synchronized (this) { created++; }
        return s;
    }

    private Socket connect() { return new Socket((int) System.nanoTime()); }

    synchronized void giveBack(Socket s) { idle.push(s); }

    public static void main(String[] args) {
        SocketPool p = new SocketPool();
        for (int i = 0; i < 8; i++) {
            new Thread(() -> {
                Socket s = p.borrow();
                if (s != null) p.giveBack(s);
            }).start();
        }
    }
}
// corpus: unseen
