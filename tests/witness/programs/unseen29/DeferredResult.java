import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A minimal write-once promise with callbacks.
 */
public class DeferredResult {

    public static class Deferred<T> {
        private final Object monitor = new Object();
        private List<Consumer<? super T>> callbacks = new ArrayList<>();
        private T value;
        private boolean done;

        public boolean complete(T v) {
            List<Consumer<? super T>> toRun;
            synchronized (monitor) {
                if (done) {
                    return false;
                }
                value = v;
                done = true;
                toRun = callbacks;
                callbacks = null;
                monitor.notifyAll();
            }
            for (Consumer<? super T> c : toRun) {
                c.accept(v);
            }
            return true;
        }

        public void whenDone(Consumer<? super T> callback) {
            T now;
            synchronized (monitor) {
                if (!done) {
                    callbacks.add(callback);
                    return;
                }
                now = value;
            }
            callback.accept(now);
        }

        public T await() throws InterruptedException {
            synchronized (monitor) {
                while (!done) {
                    monitor.wait();
                }
            }
            return value;
        }

        public <R> Deferred<R> map(java.util.function.Function<? super T, ? extends R> f) {
            Deferred<R> next = new Deferred<>();
            whenDone(v -> next.complete(f.apply(v)));
            return next;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger calls = new AtomicInteger();
        for (int round = 0; round < 50; round++) {
            int r = round;
            Deferred<int[]> d = new Deferred<>();
            Deferred<Integer> sum = d.map(a -> a[0] + a[1]);
            Thread listener = new Thread(() -> d.whenDone(v -> calls.addAndGet(v[0])));
            Thread first = new Thread(() -> d.complete(new int[] {1, r}));
            Thread second = new Thread(() -> d.complete(new int[] {1, -r}));
            listener.start();
            first.start();
            second.start();
            int s = sum.await();
            listener.join();
            first.join();
            second.join();
            if (round == 49) {
                System.out.println("last sum " + s);
            }
        }
        System.out.println("callbacks " + calls.get());
    }
}
