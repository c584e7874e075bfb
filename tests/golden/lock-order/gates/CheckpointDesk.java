// run: scan --only lock-order
// expect: none
// commit locks session then page and checkpoint page then session, but both only inside the common gate lock
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class CheckpointDesk {
    private final ReentrantLock gate = new ReentrantLock(true);
    private final List<LogPage> pages;

    public CheckpointDesk(List<LogPage> pages) {
        this.pages = List.copyOf(pages);
    }

    public void commit(LogClient client, int pageNo) {
        gate.lock();
        try {
            synchronized (client) {
                LogPage page = pages.get(pageNo);
                synchronized (page) {
                    page.dirty++;
                    client.lastPage = pageNo;
                }
            }
        } finally {
            gate.unlock();
        }
    }

    public int checkpoint(List<LogClient> clients) {
        int flushed = 0;
        gate.lock();
        try {
            for (int i = 0; i < pages.size(); i++) {
                LogPage page = pages.get(i);
                synchronized (page) {
                    flushed += page.dirty;
                    page.dirty = 0;
                    for (LogClient c : clients) {
                        synchronized (c) {
                            if (c.lastPage == i) {
                                c.lastPage = -1;
                            }
                        }
                    }
                }
            }
        } finally {
            gate.unlock();
        }
        return flushed;
    }

    static final class LogPage {
        private int dirty;
    }

    static final class LogClient {
        private int lastPage = -1;
    }

    public static void main(String[] args) throws InterruptedException {
        CheckpointDesk desk = new CheckpointDesk(List.of(new LogPage(), new LogPage(), new LogPage()));
        List<LogClient> clients = List.of(new LogClient(), new LogClient());
        Thread[] ts = new Thread[2];
        for (int i = 0; i < ts.length; i++) {
            LogClient mine = clients.get(i);
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 2000; k++) {
                    desk.commit(mine, k % 3);
                }
            });
            ts[i].start();
        }
        int total = 0;
        for (int k = 0; k < 50; k++) {
            total += desk.checkpoint(clients);
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(total + desk.checkpoint(clients));
    }
}
// corpus: unseen11
