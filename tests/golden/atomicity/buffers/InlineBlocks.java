// run: scan --only atomicity
// expect: atomicity method=InlineBlocks$Balancer.shift line=here
// Balancer.shift (context Balancer monitor): two synchronized(q.lock) blocks, the length read in the first decides how much the second removes.
import java.util.ArrayDeque;

public class InlineBlocks {
    public static class WorkQueue {
        final Object lock = new Object();
        final ArrayDeque<String> items = new ArrayDeque<>();
        public void offer(String s) { synchronized (lock) { items.add(s); } }
        public String poll() { synchronized (lock) { return items.poll(); } }
    }

    public static class Balancer {
        private long moved;

        public synchronized void shift(WorkQueue q, WorkQueue target) {
            int half;
            synchronized (q.lock) {
                half = q.items.size() / 2;
            }
            String[] batch = new String[half];
            synchronized (q.lock) { // <- here
                for (int i = 0; i < half; i++) batch[i] = q.items.removeFirst();
            }
            for (String s : batch) target.offer(s);
            moved += half;
        }
        public synchronized long moved() { return moved; }
    }
}
// corpus: unseen
