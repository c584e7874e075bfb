// run: scan --only lock-order
// expect: lock-order
// ReportService.build waits for Future.get holding the ReportService monitor, the task calls synchronized ReportService.header.
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ReportService {
	private final ExecutorService pool = Executors.newFixedThreadPool(2);
	private String title = "Q1";
	private int built;

	synchronized void setTitle(String t) { title = t; }
	synchronized String header() { return "# " + title; }

	synchronized String build(String body) throws Exception {
		Callable<String> render = () -> {
			StringBuilder sb = new StringBuilder();
			sb.append(header()).append('\n').append(body);
			return sb.toString();
		};
		Future<String> f = pool.submit(render);
		String result = f.get();
		built++;
		return result;
	}

	void shutdown() { pool.shutdown(); }

	public static void main(String[] args) throws Exception {
		ReportService r = new ReportService();
		r.setTitle("Annual");
		System.out.println(r.build("all fine"));
		r.shutdown();
	}
}
// corpus: unseen
