// run: scan --only lock-order
// expect: lock-order
// pollAll holds the registry lock and then each device; Device.onFrame holds the device and, five calls down, takes the registry lock to mark it faulty
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class DeviceGateway {
    sealed interface Frame permits Reading, Fault {
    }

    record Reading(double value) implements Frame {
    }

    record Fault(int code) implements Frame {
    }

    interface FaultSink {
        void fault(int deviceId, int code);
    }

    static final class Decoder {
        private final FaultSink sink;

        Decoder(FaultSink sink) {
            this.sink = sink;
        }

        double decode(int deviceId, Frame f, double last) {
            if (f instanceof Reading r) {
                return smooth(last, r.value());
            }
            if (f instanceof Fault x) {
                escalate(deviceId, x);
            }
            return last;
        }

        private double smooth(double last, double now) {
            return 0.75 * last + 0.25 * now;
        }

        private void escalate(int deviceId, Fault x) {
            if (x.code() >= 500) {
                sink.fault(deviceId, x.code());
            }
        }
    }

    static final class Device {
        private final int id;
        private final Decoder decoder;
        private double level;
        private long frames;

        Device(int id, Decoder decoder) {
            this.id = id;
            this.decoder = decoder;
        }

        synchronized void onFrame(Frame f) {
            frames++;
            level = decoder.decode(id, f, level);
        }

        synchronized double sample() {
            return frames == 0 ? Double.NaN : level;
        }
    }

    static final class Gateway {
        private final Lock registry = new ReentrantLock();
        private final Map<Integer, Device> devices = new LinkedHashMap<>();
        private final Set<Integer> faulty = new HashSet<>();

        Device register(int id) {
            Device d = new Device(id, new Decoder((dev, code) -> markFaulty(dev)));
            registry.lock();
            try {
                devices.put(id, d);
                return d;
            } finally {
                registry.unlock();
            }
        }

        private void markFaulty(int id) {
            registry.lock();
            try {
                faulty.add(id);
            } finally {
                registry.unlock();
            }
        }

        double pollAll() {
            registry.lock();
            try {
                double sum = 0;
                for (Map.Entry<Integer, Device> e : devices.entrySet()) {
                    double weight = faulty.contains(e.getKey()) ? 0.5 : 1.0;
                    sum += weight * e.getValue().sample();
                }
                return sum;
            } finally {
                registry.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Gateway g = new Gateway();
        Device pump = g.register(1);
        Device fan = g.register(2);
        ExecutorService io = Executors.newFixedThreadPool(3);
        io.execute(() -> {
            for (int i = 0; i < 20_000; i++) {
                pump.onFrame(i % 7 == 0 ? new Fault(499) : new Reading(i));
            }
        });
        io.execute(() -> {
            for (int i = 0; i < 20_000; i++) {
                fan.onFrame(i % 50 == 49 ? new Fault(503) : new Reading(-i));
            }
        });
        io.execute(() -> {
            for (int i = 0; i < 20_000; i++) {
                g.pollAll();
            }
        });
        io.shutdown();
        System.out.println(io.awaitTermination(1, TimeUnit.MINUTES));
    }
}
// corpus: unseen14
