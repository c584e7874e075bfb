// Without a JDK java.lang.Thread and its like are only names; what they say is enough to see who starts what.
//
// run: scan --only lock-order --jdk none
// run: scan --only lock-order
// expect: lock-order locks=NoJdk$A,NoJdk$B method=NoJdk.main method=NoJdk$Worker.run
// expect: lock-order locks=NoJdk$C,NoJdk$D method=NoJdk.main method=NoJdk$Task.run
// expect: lock-order locks=NoJdk$E,NoJdk$F method=NoJdk.main
// expect: lock-order locks=NoJdk$G,NoJdk$H method=NoJdk.main method=NoJdk$Job.run
// expect: lock-order locks=NoJdk$I,NoJdk$J method=NoJdk.main
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class NoJdk {
    static class A { }
    static class B { }
    static class C { }
    static class D { }
    static class E { }
    static class F { }
    static class G { }
    static class H { }
    static class I { }
    static class J { }

    static final A A = new A();
    static final B B = new B();
    static final C C = new C();
    static final D D = new D();
    static final E E = new E();
    static final F F = new F();
    static final G G = new G();
    static final H H = new H();
    static final I I = new I();
    static final J J = new J();

    static class Worker extends Thread {
        @Override
        public void run() {
            synchronized (B) {
                synchronized (A) {
                }
            }
        }
    }

    static class Task implements Runnable {
        @Override
        public void run() {
            synchronized (D) {
                synchronized (C) {
                }
            }
        }
    }

    // In an array of threads.
    static class Job extends Thread {
        @Override
        public void run() {
            synchronized (H) {
                synchronized (G) {
                }
            }
        }
    }

    public static void main(String[] args) {
        Worker worker = new Worker();
        worker.start();
        new Thread(new Task(), "task").start();
        new Thread(() -> {
            synchronized (F) {
                synchronized (E) {
                }
            }
        }).start();
        Thread[] jobs = new Thread[2];
        jobs[0] = new Job();
        jobs[1] = new Job();
        for (Thread job : jobs) {
            job.start();
        }
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> {
            synchronized (J) {
                synchronized (I) {
                }
            }
        });
        synchronized (A) {
            synchronized (B) {
            }
        }
        synchronized (C) {
            synchronized (D) {
            }
        }
        synchronized (E) {
            synchronized (F) {
            }
        }
        synchronized (G) {
            synchronized (H) {
            }
        }
        synchronized (I) {
            synchronized (J) {
            }
        }
    }
}
