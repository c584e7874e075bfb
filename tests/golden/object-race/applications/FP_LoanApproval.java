// Each mutable Application moves along a CompletableFuture chain; every stage completion happens-before the next one.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=FP_LoanApproval$Application.notes
// Not so: the element that is asked has been joined by the step before it in the stream.
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

public class FP_LoanApproval {
    static class Application {
        private final String customer;
        private final List<String> notes = new ArrayList<>();
        private int score;

        Application(String customer) {
            this.customer = customer;
        }

        Application rate(String source, int points) {
            score += points;
            notes.add(source + "=" + points);
            return this;
        }

        Application seal() {
            notes.add(score > 50 ? "granted" : "refused");
            return this;
        }

        String summary() {
            return customer + notes;
        }
    }

    private final ExecutorService bureau = Executors.newFixedThreadPool(2);
    private final ExecutorService bank = Executors.newFixedThreadPool(2);

    CompletableFuture<Application> process(String customer) {
        return CompletableFuture.supplyAsync(() -> new Application(customer), bank)
                .thenApplyAsync(a -> a.rate("bureau", customer.length() * 7), bureau)
                .thenApplyAsync(a -> a.rate("income", customer.hashCode() % 40), bank)
                .thenApplyAsync(Application::seal, bureau);
    }

    List<String> all(List<String> customers) {
        List<CompletableFuture<Application>> running = customers.stream()
                .map(this::process)
                .collect(Collectors.toList());
        return running.stream()
                .map(CompletableFuture::join)
                .map(Application::summary)
                .collect(Collectors.toList());
    }

    void close() {
        bureau.shutdown();
        bank.shutdown();
    }

    public static void main(String[] args) {
        FP_LoanApproval office = new FP_LoanApproval();
        List<String> out = office.all(List.of("Liepa", "Ozols", "Berzins", "Kalns"));
        office.close();
        out.forEach(System.out::println);
    }
}
