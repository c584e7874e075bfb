import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

public class MiniPromise<T> {
    private final Object monitor = new Object();
    private T result;
    private volatile boolean resolved;
    private List<Consumer<? super T>> callbacks = new ArrayList<>();

    public boolean resolve(T value) {
        List<Consumer<? super T>> toRun;
        synchronized (monitor) {
            if (resolved) {
                return false;
            }
            result = value;
            resolved = true;
            toRun = callbacks;
            callbacks = null;
            monitor.notifyAll();
        }
        for (Consumer<? super T> c : toRun) {
            c.accept(value);
        }
        return true;
    }

    public void whenDone(Consumer<? super T> c) {
        synchronized (monitor) {
            if (!resolved) {
                callbacks.add(c);
                return;
            }
        }
        c.accept(result);
    }

    public <R> MiniPromise<R> map(Function<? super T, ? extends R> f) {
        MiniPromise<R> p = new MiniPromise<>();
        whenDone(v -> p.resolve(f.apply(v)));
        return p;
    }

    public T await() throws InterruptedException {
        if (resolved) {
            return result;
        }
        synchronized (monitor) {
            while (!resolved) {
                monitor.wait();
            }
            return result;
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService io = Executors.newFixedThreadPool(3);
        List<MiniPromise<int[]>> pages = new ArrayList<>();
        List<MiniPromise<Integer>> sizes = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            final int n = i;
            MiniPromise<int[]> page = new MiniPromise<>();
            pages.add(page);
            sizes.add(page.map(a -> a[0] + a.length));
            io.execute(() -> {
                int[] body = new int[n + 1];
                body[0] = n * 100;
                page.resolve(body);
                page.resolve(new int[0]);
            });
        }
        int total = 0;
        for (int i = 0; i < pages.size(); i++) {
            total += sizes.get(i).await() + pages.get(i).await()[0];
        }
        io.shutdown();
        System.out.println("total " + total);
    }
}
