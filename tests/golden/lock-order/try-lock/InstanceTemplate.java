// run: scan --only lock-order
// expect: none
// jenkinsci/ec2-plugin#89 (JENKINS-22558) - connect locks the slave then the cloud, provisioning the cloud then slaves, but both second locks are tryLock and a miss backs off, gives everything back and comes again
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class InstanceTemplate {
    static final class Slave {
        final ReentrantLock lock = new ReentrantLock();
        int uses;
    }

    private final ReentrantLock cloudLock = new ReentrantLock();
    private final List<Slave> slaves;
    private int provisioned;

    InstanceTemplate(int n) {
        List<Slave> made = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            made.add(new Slave());
        }
        slaves = List.copyOf(made);
    }

    private static void both(Lock first, Lock second, Runnable body) throws InterruptedException {
        while (true) {
            first.lock();
            try {
                if (second.tryLock()) {
                    try {
                        body.run();
                        return;
                    } finally {
                        second.unlock();
                    }
                }
            } finally {
                first.unlock();
            }
            TimeUnit.MICROSECONDS.sleep(ThreadLocalRandom.current().nextInt(1, 200));
        }
    }

    void connect(Slave s) throws InterruptedException {
        both(s.lock, cloudLock, () -> {
            s.uses++;
            provisioned++;
        });
    }

    void reclaim(Slave s) throws InterruptedException {
        both(cloudLock, s.lock, () -> {
            provisioned -= s.uses;
            s.uses = 0;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        InstanceTemplate t = new InstanceTemplate(3);
        Thread a = new Thread(() -> t.loop(true));
        Thread b = new Thread(() -> t.loop(false));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(t.provisioned >= 0);
    }

    private void loop(boolean connecting) {
        try {
            for (int i = 0; i < 1000; i++) {
                Slave s = slaves.get(i % slaves.size());
                if (connecting) {
                    connect(s);
                } else {
                    reclaim(s);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
// corpus: unseen18
