// A single LetterBuilder is captured by the field of the service and used by all pool tasks at once.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=MailMerge$LetterBuilder.greeting
// expect: data-race field=MailMerge$LetterBuilder.fields
// expect: object-race class=MailMerge$LetterBuilder
// expect: object-race class=MailMerge$LetterBuilder
// corpus: unseen31
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class MailMerge {
    record Letter(String greeting, Map<String, String> fields) { }

    static class LetterBuilder {
        private String greeting = "Hello";
        private final Map<String, String> fields = new LinkedHashMap<>();

        LetterBuilder greet(String name) {
            greeting = "Dear " + name;
            return this;
        }

        LetterBuilder field(String k, String v) {
            fields.put(k, v);
            return this;
        }

        Letter build() {
            Letter l = new Letter(greeting, Map.copyOf(fields));
            fields.clear();
            return l;
        }
    }

    static class MergeService {
        private final LetterBuilder builder;

        MergeService(LetterBuilder builder) {
            this.builder = builder;
        }

        Callable<Letter> letterFor(String name, int amount) {
            return () -> builder.greet(name)
                    .field("amount", amount + " EUR")
                    .field("due", "day " + amount % 30)
                    .build();
        }
    }

    public static void main(String[] args) throws Exception {
        MergeService service = new MergeService(new LetterBuilder());
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Callable<Letter>> jobs = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            jobs.add(service.letterFor("customer" + i, 100 + i));
        }
        int n = 0;
        for (Future<Letter> f : pool.invokeAll(jobs)) {
            n += f.get().fields().size();
        }
        pool.shutdown();
        System.out.println(n);
    }
}
