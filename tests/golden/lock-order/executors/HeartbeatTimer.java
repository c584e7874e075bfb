// run: scan --only lock-order
// expect: lock-order
// the timer task holds the task's lock and calls the server, the server holds its lock and cancels the task
import java.util.HashMap;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;

public class HeartbeatTimer {
    static class Server {
        private final Map<String, Heartbeat> clients = new HashMap<>();
        private final Timer timer = new Timer(true);
        synchronized void connect(String c) {
            Heartbeat h = new Heartbeat(this, c);
            clients.put(c, h);
            timer.schedule(h, 10, 10);
        }
        synchronized void drop(String c) { clients.remove(c); }
        synchronized void disconnect(String c) {
            Heartbeat h = clients.remove(c);
            if (h != null) h.halt();
        }
    }
    static class Heartbeat extends TimerTask {
        private final Server server;
        private final String client;
        private final Object state = new Object();
        private int missed;
        private boolean halted;
        Heartbeat(Server s, String c) { server = s; client = c; }
        void halt() {
            synchronized (state) { halted = true; }
        }
        @Override public void run() {
            synchronized (state) {
                if (halted) return;
                if (++missed > 3) server.drop(client);
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Server s = new Server();
        s.connect("a");
        s.connect("b");
        Thread.sleep(35);
        s.disconnect("a");
        s.disconnect("b");
    }
}
// corpus: unseen
