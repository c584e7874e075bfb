// Nested acquisitions are the same reentrant lock reached through different references; only one lock exists.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

public class StageCrew {
    static class Stage {
        final ReentrantLock lock = new ReentrantLock();
        final List<Prop> props = new ArrayList<>();

        Prop add(String name) {
            Prop p = new Prop(this, name);
            lock.lock();
            try {
                props.add(p);
            } finally {
                lock.unlock();
            }
            return p;
        }

        int lift(int height) {
            lock.lock();
            try {
                int n = 0;
                for (Prop p : props) {
                    n += p.raise(height);
                }
                return n;
            } finally {
                lock.unlock();
            }
        }

        int count() {
            lock.lock();
            try {
                return props.size();
            } finally {
                lock.unlock();
            }
        }
    }

    static class Prop {
        private final Stage stage;
        private final ReentrantLock lock;
        private final String name;
        private int height;

        Prop(Stage stage, String name) {
            this.stage = stage;
            this.lock = stage.lock;
            this.name = name;
        }

        int raise(int by) {
            lock.lock();
            try {
                height += by;
                return height;
            } finally {
                lock.unlock();
            }
        }

        String position() {
            lock.lock();
            try {
                return name + ":" + height + "/" + stage.count();
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Stage stage = new Stage();
        Prop tree = stage.add("tree");
        stage.add("house");
        ExecutorService crew = Executors.newFixedThreadPool(2);
        Future<Integer> fly = crew.submit(() -> {
            int h = 0;
            for (int i = 0; i < 50; i++) {
                h = stage.lift(1);
            }
            return h;
        });
        Future<Integer> cue = crew.submit(() -> {
            int c = 0;
            for (int i = 0; i < 50; i++) {
                c += tree.position().length();
            }
            return c;
        });
        System.out.println(fly.get() > 0 && cue.get() > 0 ? tree.position() : "");
        crew.shutdown();
    }
}
