// run: scan --only atomicity
// expect: none
// the quota tests and takes in one synchronized method, the gateway only counts
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

public class EdgeThrottle {
    record Call(String tenant, int cost) { }

    static final class Credit {
        private int left;

        Credit(int left) {
            this.left = left;
        }

        synchronized int remaining() {
            return left;
        }

        synchronized boolean tryConsume(int n) {
            if (left < n) {
                return false;
            }
            left -= n;
            return true;
        }
    }

    static final class Edge {
        private final Credit credit;
        private int admitted;
        private int refused;

        Edge(Credit credit) {
            this.credit = credit;
        }

        synchronized boolean admit(Call c) {
            if (!credit.tryConsume(c.cost())) {
                refused++;
                return false;
            }
            admitted++;
            return true;
        }

        synchronized String report() {
            return admitted + "/" + refused;
        }
    }

    public static void main(String[] args) {
        Credit credit = new Credit(500);
        List<Edge> edges = List.of(new Edge(credit), new Edge(credit));
        CompletableFuture<?>[] all = IntStream.range(0, 2000)
                .mapToObj(i -> new Call("t" + i % 7, 1 + i % 3))
                .map(c -> CompletableFuture.runAsync(() -> edges.get(c.hashCode() & 1).admit(c)))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).join();
        edges.forEach(e -> System.out.println(e.report()));
        System.out.println(credit.remaining());
    }
}
// corpus: unseen16
