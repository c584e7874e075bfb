// run: scan --only lock-order
// expect: none
// the two monitors nest in both orders, but every nested path runs on the one loop thread; other threads take only the inbox
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class PhysicsLoop {
    sealed interface Command permits Spawn, Sweep, Stop {}

    record Spawn(double mass) implements Command {}

    record Sweep() implements Command {}

    record Stop() implements Command {}

    private final BlockingQueue<Command> inbox = new LinkedBlockingQueue<>();
    private final List<Double> bodies = new ArrayList<>();
    private final List<String> journal = new ArrayList<>();
    private final Thread loop = new Thread(this::run, "physics");

    void start() {
        loop.start();
    }

    void send(Command c) {
        inbox.add(c);
    }

    void awaitEnd() throws InterruptedException {
        loop.join();
    }

    private void run() {
        try {
            while (true) {
                Command c = inbox.take();
                if (c instanceof Spawn s) {
                    spawn(s);
                } else if (c instanceof Sweep) {
                    sweep();
                } else {
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void spawn(Spawn s) {
        synchronized (bodies) {
            bodies.add(s.mass());
            synchronized (journal) {
                journal.add("spawn " + s.mass());
            }
        }
    }

    private void sweep() {
        synchronized (journal) {
            synchronized (bodies) {
                bodies.removeIf(m -> m < 1.0);
                journal.add("sweep, left " + bodies.size());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PhysicsLoop p = new PhysicsLoop();
        p.start();
        Thread[] feeders = new Thread[3];
        for (int t = 0; t < feeders.length; t++) {
            int base = t;
            feeders[t] = new Thread(() -> {
                for (int i = 0; i < 200; i++) {
                    p.send(i % 10 == 0 ? new Sweep() : new Spawn(base * 0.4 + i % 3));
                }
            });
            feeders[t].start();
        }
        for (Thread f : feeders) {
            f.join();
        }
        p.send(new Stop());
        p.awaitEnd();
    }
}
// corpus: unseen12
