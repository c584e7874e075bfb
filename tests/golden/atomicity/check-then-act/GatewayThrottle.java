// run: scan --only atomicity
// expect: atomicity
// every gateway has its own lock, the quota is shared: remaining() then consume() lets the quota go below zero
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

public class GatewayThrottle {
    record Request(String tenant, int cost) { }

    static final class Quota {
        private int left;

        Quota(int left) {
            this.left = left;
        }

        synchronized int remaining() {
            return left;
        }

        synchronized void consume(int n) {
            left -= n;
        }
    }

    static final class Gateway {
        private final Quota quota;
        private int admitted;
        private int refused;

        Gateway(Quota quota) {
            this.quota = quota;
        }

        synchronized boolean admit(Request r) {
            if (quota.remaining() < r.cost()) {
                refused++;
                return false;
            }
            quota.consume(r.cost());
            admitted++;
            return true;
        }

        synchronized String report() {
            return admitted + "/" + refused;
        }
    }

    public static void main(String[] args) {
        Quota quota = new Quota(500);
        List<Gateway> gateways = List.of(new Gateway(quota), new Gateway(quota), new Gateway(quota));
        CompletableFuture<?>[] all = IntStream.range(0, 2000)
                .mapToObj(i -> new Request("t" + i % 7, 1 + i % 3))
                .map(r -> CompletableFuture.runAsync(() -> gateways.get(r.hashCode() & 1).admit(r)))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).join();
        gateways.forEach(g -> System.out.println(g.report()));
        System.out.println(quota.remaining());
    }
}
// corpus: unseen16
