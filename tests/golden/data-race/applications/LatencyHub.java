// One accumulator per thread by ThreadLocal, registered in a concurrent queue, contents merged only after all joins.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class LatencyHub {
    static class Accumulator {
        private long count;
        private long sum;
        private long max;
        private final List<Long> slow = new ArrayList<>();

        void record(long v) {
            count++;
            sum += v;
            if (v > max) {
                max = v;
            }
            if (v > 900) {
                slow.add(v);
            }
        }

        void mergeInto(Accumulator target) {
            target.count += count;
            target.sum += sum;
            target.max = Math.max(target.max, max);
            target.slow.addAll(slow);
        }
    }

    private final Queue<Accumulator> all = new ConcurrentLinkedQueue<>();
    private final ThreadLocal<Accumulator> local = ThreadLocal.withInitial(this::register);

    private Accumulator register() {
        Accumulator a = new Accumulator();
        all.add(a);
        return a;
    }

    void record(long micros) {
        local.get().record(micros);
    }

    int registered() {
        return all.size();
    }

    Accumulator combined() {
        Accumulator out = new Accumulator();
        for (Accumulator a : all) {
            a.mergeInto(out);
        }
        return out;
    }

    public static void main(String[] args) throws InterruptedException {
        LatencyHub hub = new LatencyHub();
        Thread[] handlers = new Thread[4];
        for (int h = 0; h < handlers.length; h++) {
            final int seed = h + 1;
            handlers[h] = new Thread(() -> {
                long v = seed;
                for (int i = 0; i < 500; i++) {
                    v = (v * 1103 + 377) % 1000;
                    hub.record(v);
                }
            }, "handler-" + h);
        }
        for (Thread t : handlers) {
            t.start();
        }
        System.out.println("registered so far " + (hub.registered() <= 4));
        for (Thread t : handlers) {
            t.join();
        }
        Accumulator total = hub.combined();
        System.out.println("count " + total.count + " max " + total.max + " slow " + total.slow.size());
    }
}
// corpus: unseen27
