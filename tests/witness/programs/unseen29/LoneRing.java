import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Single-producer single-consumer ring buffer on VarHandles.
 */
public class LoneRing {

    public static final class Ring<T> {
        private static final VarHandle HEAD;
        private static final VarHandle TAIL;

        static {
            try {
                MethodHandles.Lookup l = MethodHandles.lookup();
                HEAD = l.findVarHandle(Ring.class, "head", long.class);
                TAIL = l.findVarHandle(Ring.class, "tail", long.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        private final Object[] slots;
        private long head;
        private long tail;

        public Ring(int capacity) {
            slots = new Object[capacity];
        }

        public boolean offer(T item) {
            long t = (long) TAIL.getVolatile(this);
            if (t - (long) HEAD.getVolatile(this) == slots.length) {
                return false;
            }
            slots[(int) (t % slots.length)] = item;
            TAIL.setVolatile(this, t + 1);
            return true;
        }

        @SuppressWarnings("unchecked")
        public T poll() {
            long h = (long) HEAD.getVolatile(this);
            if (h == (long) TAIL.getVolatile(this)) {
                return null;
            }
            int at = (int) (h % slots.length);
            T item = (T) slots[at];
            slots[at] = null;
            HEAD.setVolatile(this, h + 1);
            return item;
        }
    }

    static final class Sample {
        int id;
        long square;
    }

    public static void main(String[] args) throws InterruptedException {
        Ring<Sample> ring = new Ring<>(16);
        int n = 2000;
        Thread producer = new Thread(() -> {
            for (int i = 0; i < n; i++) {
                Sample s = new Sample();
                s.id = i;
                s.square = (long) i * i;
                while (!ring.offer(s)) {
                    Thread.yield();
                }
            }
        }, "producer");
        long[] sum = new long[1];
        Thread consumer = new Thread(() -> {
            for (int i = 0; i < n; ) {
                Sample s = ring.poll();
                if (s == null) {
                    Thread.yield();
                } else {
                    sum[0] += s.square - s.id;
                    i++;
                }
            }
        }, "consumer");
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        System.out.println("sum " + sum[0]);
    }
}
