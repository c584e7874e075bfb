// run: scan --only lock-order
// expect: none
// Stop sets the flag under the lock but joins the thread only after releasing it.
import java.util.ArrayDeque;
import java.util.Queue;

public class JoinOutsideLock {
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private boolean stopped;
    private final Thread thread = new Thread(this::loop);

    void start() {
        thread.start();
    }

    synchronized void post(Runnable r) {
        tasks.add(r);
        notifyAll();
    }

    private synchronized Runnable next() throws InterruptedException {
        while (tasks.isEmpty() && !stopped) {
            wait();
        }
        return tasks.poll();
    }

    private void loop() {
        try {
            Runnable r;
            while ((r = next()) != null) {
                r.run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void stop() throws InterruptedException {
        synchronized (this) {
            stopped = true;
            notifyAll();
        }
        thread.join();
    }

    public static void main(String[] args) throws Exception {
        JoinOutsideLock j = new JoinOutsideLock();
        j.start();
        for (int i = 0; i < 5; i++) {
            int n = i;
            j.post(() -> System.out.println(n));
        }
        j.stop();
    }
}
// corpus: unseen
