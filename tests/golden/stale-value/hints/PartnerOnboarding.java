// run: scan --only stale-value
// expect: none
// the early find only saves work; insertIfAbsent decides again under the repository's lock and gives back the row that counts
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class PartnerOnboarding {
    record Partner(int id, String domain) {}

    interface Partners {
        Optional<Partner> find(String domain);

        Partner insertIfAbsent(String domain);

        int count();
    }

    static final class MemoryPartners implements Partners {
        private final Map<String, Partner> rows = new LinkedHashMap<>();

        @Override
        public synchronized Optional<Partner> find(String domain) {
            return Optional.ofNullable(rows.get(domain));
        }

        @Override
        public synchronized Partner insertIfAbsent(String domain) {
            Partner known = rows.get(domain);
            if (known == null) {
                known = new Partner(rows.size() + 1, domain);
                rows.put(domain, known);
            }
            return known;
        }

        @Override
        public synchronized int count() {
            return rows.size();
        }
    }

    record Service(Partners partners) {
        Partner register(String domain) {
            String key = domain.trim().toLowerCase();
            return partners.find(key).orElseGet(() -> partners.insertIfAbsent(key));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Partners partners = new MemoryPartners();
        Service service = new Service(partners);
        ExecutorService pool = Executors.newFixedThreadPool(6);
        for (int i = 0; i < 1_200; i++) {
            String domain = "p" + i / 6 + ".example.org";
            pool.execute(() -> service.register(domain));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(partners.count());
    }
}
// corpus: unseen15
