// ResetWindow writes the plain field while consumers CAS it through the VarHandle.
// run: scan --only data-race
// expect: data-race field=QuotaGauge$Gauge.used
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.CyclicBarrier;

public class QuotaGauge {
    static class Gauge {
        private static final VarHandle USED;

        static {
            try {
                USED = MethodHandles.lookup().findVarHandle(Gauge.class, "used", long.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        private final long limit;
        private long used;

        Gauge(long limit) {
            this.limit = limit;
        }

        boolean tryConsume(long amount) {
            while (true) {
                long current = (long) USED.getVolatile(this);
                if (current + amount > limit) {
                    return false;
                }
                if (USED.compareAndSet(this, current, current + amount)) {
                    return true;
                }
            }
        }

        void resetWindow() {
            used = 0;
        }

        long used() {
            return (long) USED.getVolatile(this);
        }
    }

    public static void main(String[] args) throws Exception {
        Gauge gauge = new Gauge(500);
        CyclicBarrier start = new CyclicBarrier(3);
        Runnable consumer = () -> {
            try {
                start.await();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            int granted = 0;
            for (int i = 0; i < 400; i++) {
                if (gauge.tryConsume(1 + i % 4)) {
                    granted++;
                }
            }
            System.out.println(Thread.currentThread().getName() + " granted " + (granted > 0));
        };
        Thread a = new Thread(consumer, "client-a");
        Thread b = new Thread(consumer, "client-b");
        a.start();
        b.start();
        start.await();
        for (int w = 0; w < 10; w++) {
            gauge.resetWindow();
            Thread.sleep(1);
        }
        a.join();
        b.join();
        System.out.println("within limit " + (gauge.used() <= gauge.limit));
    }
}
// corpus: unseen27
