// A promise of the program's own, of which there are many.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PromiseOk {
    static class Promise<T> {
        private final CountDownLatch l = new CountDownLatch(1);
        private T v;

        void set(T x) {
            v = x;
            l.countDown();
        }

        T get() throws InterruptedException {
            l.await();
            return v;
        }
    }

    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newCachedThreadPool();
        List<Promise<String>> ps = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Promise<String> q = new Promise<>();
            int k = i;
            p.submit(() -> q.set("v" + k));
            ps.add(q);
        }
        for (Promise<String> q : ps) System.out.println(q.get());
        p.shutdown();
    }
}
