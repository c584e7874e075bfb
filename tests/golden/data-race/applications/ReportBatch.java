// The pool is shut down but not awaited; main reads the bodies while tasks write them.
// run: scan --only data-race
// expect: data-race field=ReportBatch$Section.body
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ReportBatch {

    static class Section {
        final String title;
        private String body = "(empty)";

        Section(String title) {
            this.title = title;
        }

        void render(int lines) {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < lines; i++) {
                sb.append(title).append(' ').append(i).append('\n');
            }
            body = sb.toString();
        }

        String body() {
            return body;
        }
    }

    private final Section[] sections;

    ReportBatch(String... titles) {
        sections = new Section[titles.length];
        for (int i = 0; i < titles.length; i++) {
            sections[i] = new Section(titles[i]);
        }
    }

    void build() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (Section s : sections) {
            pool.execute(() -> s.render(200));
        }
        pool.shutdown();
    }

    int length() {
        int n = 0;
        for (Section s : sections) {
            n += s.body().length();
        }
        return n;
    }

    public static void main(String[] args) {
        ReportBatch batch = new ReportBatch("Sales", "Costs", "Staff", "Outlook");
        batch.build();
        System.out.println("report of " + batch.length() + " characters");
    }
}
// corpus: unseen26
