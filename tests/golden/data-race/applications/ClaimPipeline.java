// Stages of one CompletableFuture chain run one after the other, each ordered after its predecessor; main reads after allOf().join().
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ClaimPipeline {

    static class Claim {
        private final int id;
        private int amount;
        private String status = "new";
        private final List<String> trail = new ArrayList<>();

        Claim(int id) {
            this.id = id;
        }

        Claim assess() {
            amount = 100 * id;
            trail.add("assessed");
            return this;
        }

        Claim review() {
            status = amount > 500 ? "manual" : "auto";
            trail.add(status);
            return this;
        }

        Claim payOut() {
            if (status.equals("auto")) {
                amount -= 10;
            }
            trail.add("paid");
            return this;
        }
    }

    private final ExecutorService fast = Executors.newFixedThreadPool(2);
    private final ExecutorService slow = Executors.newFixedThreadPool(2);

    CompletableFuture<Claim> process(Claim claim) {
        return CompletableFuture.supplyAsync(claim::assess, fast)
                .thenApplyAsync(Claim::review, slow)
                .thenApplyAsync(Claim::payOut, fast);
    }

    public static void main(String[] args) {
        ClaimPipeline pipeline = new ClaimPipeline();
        List<Claim> claims = new ArrayList<>();
        List<CompletableFuture<Claim>> futures = new ArrayList<>();
        for (int i = 1; i <= 10; i++) {
            Claim c = new Claim(i);
            claims.add(c);
            futures.add(pipeline.process(c));
        }
        CompletableFuture.allOf(futures.toArray(new CompletableFuture<?>[0])).join();
        int paid = 0;
        for (Claim c : claims) {
            paid += c.amount;
            System.out.println(c.id + " " + c.status + " " + c.trail);
        }
        System.out.println("paid " + paid);
        pipeline.fast.shutdown();
        pipeline.slow.shutdown();
    }
}
// corpus: unseen26
