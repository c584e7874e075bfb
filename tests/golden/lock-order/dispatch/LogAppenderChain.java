// run: scan --only lock-order
// expect: lock-order
// Category.log holds the category while it locks the appender; RollingAppender.rollOver holds the appender while it logs to the category
import java.util.ArrayList;
import java.util.List;

public class LogAppenderChain {
    interface Appender {
        void doAppend(String line);
    }

    static final class Category {
        private final List<Appender> appenders = new ArrayList<>();
        private int events;

        synchronized void addAppender(Appender a) {
            appenders.add(a);
        }

        void log(String msg) {
            synchronized (this) {
                events++;
                callAppenders(events + " " + msg);
            }
        }

        private void callAppenders(String line) {
            for (Appender a : appenders) {
                a.doAppend(line);
            }
        }
    }

    abstract static class SkeletonAppender implements Appender {
        @Override
        public synchronized void doAppend(String line) {
            if (line != null && !line.isEmpty()) {
                append(line);
            }
        }

        protected abstract void append(String line);
    }

    static final class RollingAppender extends SkeletonAppender {
        private final Category errors;
        private StringBuilder file = new StringBuilder();
        private int generation;

        RollingAppender(Category errors) {
            this.errors = errors;
        }

        @Override
        protected void append(String line) {
            file.append(line).append('\n');
        }

        synchronized void rollOver() {
            file = new StringBuilder();
            generation++;
            report("rolled to generation " + generation);
        }

        private void report(String what) {
            errors.log(what);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Category root = new Category();
        RollingAppender out = new RollingAppender(root);
        root.addAppender(out);
        Thread worker = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                root.log("request " + i);
            }
        });
        Thread roller = new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                out.rollOver();
            }
        });
        worker.start();
        roller.start();
        worker.join();
        roller.join();
    }
}
// corpus: unseen14
