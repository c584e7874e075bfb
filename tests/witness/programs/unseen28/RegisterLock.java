import java.util.HashMap;
import java.util.Map;

public class RegisterLock {
    static class SharedExclusive {
        private int readers;
        private boolean writing;
        private int writersWaiting;

        synchronized void beginRead() throws InterruptedException {
            while (writing || writersWaiting > 0) {
                wait();
            }
            readers++;
        }

        synchronized void endRead() {
            if (--readers == 0) {
                notifyAll();
            }
        }

        synchronized void beginWrite() throws InterruptedException {
            writersWaiting++;
            try {
                while (writing || readers > 0) {
                    wait();
                }
                writing = true;
            } finally {
                writersWaiting--;
            }
        }

        synchronized void endWrite() {
            writing = false;
            notifyAll();
        }
    }

    static class Register {
        private final SharedExclusive access = new SharedExclusive();
        private final Map<String, Integer> grades = new HashMap<>();
        private int revision;

        void enter(String student, int grade) throws InterruptedException {
            access.beginWrite();
            try {
                grades.merge(student, grade, Math::max);
                revision++;
            } finally {
                access.endWrite();
            }
        }

        double average() throws InterruptedException {
            access.beginRead();
            try {
                int sum = 0;
                for (int g : grades.values()) {
                    sum += g;
                }
                return grades.isEmpty() ? 0 : (double) sum / grades.size();
            } finally {
                access.endRead();
            }
        }

        int revision() throws InterruptedException {
            access.beginRead();
            try {
                return revision;
            } finally {
                access.endRead();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Register reg = new Register();
        Thread[] staff = new Thread[5];
        for (int i = 0; i < staff.length; i++) {
            final int id = i;
            staff[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 100; k++) {
                        if (id < 2) {
                            reg.enter("s" + (k % 17), (k * 7 + id) % 20);
                        } else if (reg.average() < 0) {
                            throw new IllegalStateException();
                        }
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            staff[i].start();
        }
        for (Thread t : staff) {
            t.join();
        }
        System.out.println(reg.revision() + " " + reg.average());
    }
}
