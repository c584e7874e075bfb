// run: scan --only stale-value
// expect: stale-value
// find on the synchronized repository says absent, orElseGet saves later; two requests with one mail make two customers
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class CustomerOnboarding {
    record Customer(int id, String mail) {}

    interface Repository {
        Optional<Customer> findByMail(String mail);

        Customer save(String mail);

        int count();
    }

    static final class MemoryRepository implements Repository {
        private final List<Customer> rows = new ArrayList<>();

        @Override
        public synchronized Optional<Customer> findByMail(String mail) {
            return rows.stream().filter(c -> c.mail().equals(mail)).findFirst();
        }

        @Override
        public synchronized Customer save(String mail) {
            Customer c = new Customer(rows.size() + 1, mail);
            rows.add(c);
            return c;
        }

        @Override
        public synchronized int count() {
            return rows.size();
        }
    }

    record Service(Repository repository) {
        Customer register(String mail) {
            String key = mail.trim().toLowerCase();
            return repository.findByMail(key).orElseGet(() -> repository.save(key));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Repository repository = new MemoryRepository();
        Service service = new Service(repository);
        ExecutorService pool = Executors.newFixedThreadPool(6);
        for (int i = 0; i < 1_200; i++) {
            String mail = "c" + i / 6 + "@example.org";
            pool.execute(() -> service.register(mail));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(repository.count());
    }
}
// corpus: unseen15
