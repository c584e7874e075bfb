// Three concurrent jobs take scanner->printer, printer->binder, binder->scanner: a cycle of three locks.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class CopyShop {

    static final class Machine {
        final String label;
        final Lock lock = new ReentrantLock();
        int pages;

        Machine(String label) {
            this.label = label;
        }
    }

    static final class Job implements Runnable {
        private final Machine input;
        private final Machine output;
        private final int pages;

        Job(Machine input, Machine output, int pages) {
            this.input = input;
            this.output = output;
            this.pages = pages;
        }

        @Override
        public void run() {
            input.lock.lock();
            try {
                input.pages += pages;
                output.lock.lock();
                try {
                    output.pages += pages;
                } finally {
                    output.lock.unlock();
                }
            } finally {
                input.lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Machine scanner = new Machine("scanner");
        Machine printer = new Machine("printer");
        Machine binder = new Machine("binder");
        Thread[] jobs = {
            new Thread(new Job(scanner, printer, 12)),
            new Thread(new Job(printer, binder, 40)),
            new Thread(new Job(binder, scanner, 3)),
        };
        for (Thread job : jobs) {
            job.start();
        }
        for (Thread job : jobs) {
            job.join();
        }
        for (Machine m : new Machine[] {scanner, printer, binder}) {
            System.out.println(m.label + ": " + m.pages);
        }
    }
}
