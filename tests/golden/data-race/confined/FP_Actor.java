// Whoever wins the claim hands it to the task that it starts.
// run: scan --only data-race
// expect: data-race field=FP_Actor$Actor.sum
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

public class FP_Actor {
    static class Actor {
        private final ConcurrentLinkedQueue<Integer> box = new ConcurrentLinkedQueue<>();
        private final AtomicBoolean busy = new AtomicBoolean();
        private final Executor ex;
        private int sum;

        Actor(Executor e) {
            ex = e;
        }

        void tell(int v) {
            box.add(v);
            sched();
        }

        private void sched() {
            if (busy.compareAndSet(false, true)) ex.execute(this::run);
        }

        private void run() {
            Integer v;
            while ((v = box.poll()) != null) sum += v;
            busy.set(false);
            if (!box.isEmpty()) sched();
        }
    }

    public static void main(String[] a) {
        ExecutorService p = Executors.newFixedThreadPool(2);
        Actor x = new Actor(p);
        for (int i = 0; i < 9; i++) x.tell(i);
        p.shutdown();
    }
}
