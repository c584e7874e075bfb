// run: scan --only atomicity
// expect: none
// each round enters every link once, and closeIfIdle decides and acts under that link's own monitor
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class KeepAliveSweeper {
    static final class Link {
        private long lastUse;
        private boolean open = true;

        synchronized boolean use(long now) {
            if (open) {
                lastUse = now;
            }
            return open;
        }

        synchronized boolean closeIfIdle(long now, long limit) {
            if (open && now - lastUse > limit) {
                open = false;
            }
            return !open;
        }
    }

    private final List<Link> links = new ArrayList<>();
    private int closed;

    public synchronized Link connect() {
        Link l = new Link();
        links.add(l);
        return l;
    }

    public synchronized int sweep(long now, long limit) {
        for (Iterator<Link> it = links.iterator(); it.hasNext();) {
            if (it.next().closeIfIdle(now, limit)) {
                it.remove();
                closed++;
            }
        }
        return closed;
    }

    public static void main(String[] args) throws InterruptedException {
        KeepAliveSweeper sweeper = new KeepAliveSweeper();
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            Link l = sweeper.connect();
            users[i] = new Thread(() -> {
                long now = 0;
                while (l.use(now) && now < 1000) {
                    now++;
                }
            });
            users[i].start();
        }
        for (long now = 0; now < 2000; now += 10) {
            sweeper.sweep(now, 500);
        }
        for (Thread t : users) {
            t.join();
        }
        System.out.println(sweeper.sweep(10000, 500));
    }
}
// corpus: unseen11
