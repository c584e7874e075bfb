import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

public class DeferredValue<T> {
    private final List<Consumer<T>> waiting = new ArrayList<>();
    private T value;
    private volatile boolean settled;

    public void settle(T v) {
        synchronized (this) {
            if (settled) {
                return;
            }
            value = v;
            settled = true;
            notifyAll();
            for (Consumer<T> c : new ArrayList<>(waiting)) {
                c.accept(v);
            }
        }
    }

    public void onSettled(Consumer<T> c) {
        if (settled) {
            c.accept(value);
        } else {
            waiting.add(c);
        }
    }

    public synchronized T get() throws InterruptedException {
        while (!settled) {
            wait();
        }
        return value;
    }

    static class Fetcher extends Thread {
        private final String url;
        private final DeferredValue<String> target;

        Fetcher(String url, DeferredValue<String> target) {
            this.url = url;
            this.target = target;
        }

        @Override
        public void run() {
            StringBuilder body = new StringBuilder();
            for (int i = 0; i < 20; i++) {
                body.append(url.charAt(i % url.length()));
            }
            target.settle(body.toString());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> sizes = new ConcurrentLinkedQueue<>();
        List<DeferredValue<String>> pages = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            DeferredValue<String> d = new DeferredValue<>();
            pages.add(d);
            new Fetcher("host/" + i, d).start();
            d.onSettled(s -> sizes.add(s.length()));
        }
        int chars = 0;
        for (DeferredValue<String> d : pages) {
            chars += d.get().length();
        }
        System.out.println(chars + " chars, " + (sizes.size() <= 30));
    }
}
