// run: scan --only atomicity
// expect: atomicity method=DispatchQueue$Dispatcher.runOne line=here
// Dispatcher.runOne (context Dispatcher monitor, one per worker): TaskQueue.isEmpty and TaskQueue.pop are two sections of the shared TaskQueue.
import java.util.ArrayDeque;

public class DispatchQueue {
    static class TaskQueue {
        private final ArrayDeque<Runnable> q = new ArrayDeque<>();
        synchronized void push(Runnable r) { q.push(r); }
        synchronized boolean isEmpty() { return q.isEmpty(); }
        synchronized Runnable pop() { return q.pop(); }
    }

    static class Dispatcher implements Runnable {
        private final TaskQueue queue;
        private int executed;
        Dispatcher(TaskQueue q) { queue = q; }
        synchronized boolean runOne() {
            if (queue.isEmpty()) return false;
            Runnable r = queue.pop(); // <- here
            r.run();
            executed++;
            return true;
        }
        synchronized int executed() { return executed; }
        @Override public void run() { while (runOne()) { } }
    }

    public static void main(String[] args) {
        TaskQueue q = new TaskQueue();
        for (int i = 0; i < 1000; i++) q.push(() -> { });
        for (int i = 0; i < 3; i++) new Thread(new Dispatcher(q)).start();
    }
}
// corpus: unseen
