// run: scan --only atomicity
// expect: atomicity
// find and save of the shared idempotency store are two lock steps; two gateways execute one key twice
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

public class PaymentIntake {
    record Command(String key, long cents) {}

    record Result(String gateway, long cents) {}

    static final class IdempotencyStore {
        private final Map<String, Result> results = new HashMap<>();

        synchronized Optional<Result> find(String key) {
            return Optional.ofNullable(results.get(key));
        }

        synchronized Result save(String key, Result result) {
            results.put(key, result);
            return result;
        }
    }

    private final String name;
    private final IdempotencyStore store;
    private long charged;

    PaymentIntake(String name, IdempotencyStore store) {
        this.name = name;
        this.store = store;
    }

    synchronized Result accept(Command c) {
        return store.find(c.key()).orElseGet(() -> store.save(c.key(), charge(c)));
    }

    private Result charge(Command c) {
        charged += c.cents();
        return new Result(name, c.cents());
    }

    synchronized long charged() {
        return charged;
    }

    public static void main(String[] args) {
        IdempotencyStore store = new IdempotencyStore();
        PaymentIntake east = new PaymentIntake("east", store);
        PaymentIntake west = new PaymentIntake("west", store);
        List<CompletableFuture<Result>> all = IntStream.range(0, 2_000)
                .mapToObj(i -> new Command("k" + i / 2, 100))
                .map(c -> CompletableFuture.supplyAsync(() -> (c.hashCode() & 1) == 0 ? east.accept(c) : west.accept(c))
                        .thenCombine(CompletableFuture.supplyAsync(() -> west.accept(c)), (a, b) -> a))
                .toList();
        all.forEach(CompletableFuture::join);
        System.out.println(east.charged() + west.charged());
    }
}
// corpus: unseen15
