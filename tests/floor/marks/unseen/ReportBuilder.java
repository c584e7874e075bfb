import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** A report is put together by one thread and becomes visible when it is complete. */
public class ReportBuilder {
    static class Report {
        private final List<String> lines = new ArrayList<>(); // shared
        private int pages;

        void line(String text) {
            lines.add(text); // @line not parallel: show
        }

        int show() {
            return lines.size() + pages; // @show parallel: show
        }
    }

    private final AtomicReference<Report> current = new AtomicReference<>();
    private int polls;

    void build() {
        StringBuilder title = new StringBuilder("daily");
        List<Integer> widths = new ArrayList<>(); // confined
        widths.add(title.length());
        Report report = new Report(); // shared
        report.line(title.toString());
        report.line("width " + widths.get(0));
        report.pages = 2; // @pages not parallel: show, parallel: poll
        current.set(report);
    }

    void await() {
        Report seen = current.get();
        while (seen == null) {
            polls++; // @poll parallel: poll, parallel: line
            seen = current.get();
        }
        seen.show();
    }

    public static void main(String[] args) throws InterruptedException {
        ReportBuilder desk = new ReportBuilder(); // shared
        Thread r1 = new Thread(desk::await);
        Thread r2 = new Thread(desk::await);
        r1.start();
        r2.start();
        desk.build();
        r1.join();
        r2.join();
        System.out.println(desk.current.get().show()); // @last not parallel: poll
    }
}
