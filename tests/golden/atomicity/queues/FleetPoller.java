// run: scan --only atomicity
// expect: none
// each pass drains every device once, each a whole step of its own lock and independent of the others
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

public class FleetPoller {
    static final class Device {
        private final int id;
        private long pending;

        Device(int id) {
            this.id = id;
        }

        synchronized void report(long watts) {
            pending += watts;
        }

        synchronized long drain() {
            long p = pending;
            pending = 0;
            return p;
        }

        int id() {
            return id;
        }
    }

    private final List<Device> devices;
    private long total;
    private int topDevice = -1;
    private long topPower;

    FleetPoller(List<Device> devices) {
        this.devices = List.copyOf(devices);
    }

    synchronized long poll() {
        for (Device d : devices) {
            long power = d.drain();
            total += power;
            if (power > topPower) {
                topPower = power;
                topDevice = d.id();
            }
        }
        return total;
    }

    synchronized int topDevice() {
        return topDevice;
    }

    public static void main(String[] args) {
        List<Device> devices = IntStream.range(0, 8).mapToObj(Device::new).toList();
        FleetPoller poller = new FleetPoller(devices);
        CompletableFuture<Void> feed = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < 8_000; i++) {
                devices.get(i % 8).report(1);
            }
        });
        CompletableFuture<Void> polls = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < 200; i++) {
                poller.poll();
            }
        });
        CompletableFuture.allOf(feed, polls).join();
        System.out.println(poller.poll());
    }
}
// corpus: unseen15
