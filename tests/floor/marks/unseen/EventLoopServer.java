import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A small event loop: anybody posts, one thread runs. */
public class EventLoopServer implements Runnable {
    static class Session {
        int messages;
    }

    private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>(); // shared
    private Map<Integer, Session> sessions;
    private boolean running = true;
    private int posted;

    void post(Runnable event) {
        posted++; // @post parallel: post, parallel: message
        events.add(event);
    }

    void onMessage(int id) {
        Session s = sessions.get(id);
        if (s == null) {
            s = new Session(); // @open confined, not parallel: open
            sessions.put(id, s);
        }
        s.messages++; // @message not parallel: message, not parallel: open
    }

    @Override
    public void run() {
        Deque<Runnable> batch = new ArrayDeque<>(); // confined
        sessions = new HashMap<>(); // confined
        try {
            while (running) {
                batch.add(events.take());
                events.drainTo(batch);
                while (!batch.isEmpty()) {
                    batch.poll().run(); // @dispatch not parallel: dispatch, parallel: post
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventLoopServer server = new EventLoopServer();
        Thread loop = new Thread(server, "loop");
        loop.start();
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            int id = i % 2;
            clients[i] = new Thread(() -> server.post(() -> server.onMessage(id)));
            clients[i].start();
        }
        for (Thread c : clients) {
            c.join();
        }
        server.post(() -> {
            server.running = false; // @stop not parallel: message, not parallel: open
        });
        loop.join();
    }
}
