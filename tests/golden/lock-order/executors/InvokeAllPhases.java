// run: scan --only lock-order
// expect: none
// InvokeAll waits for all load tasks (graph->edges) before the check tasks (edges->graph) are submitted.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAllPhases {
	private final Object graph = new Object();
	private final Object edges = new Object();
	private int nodes, links;

	Integer load() {
		synchronized (graph) {
			nodes++;
			synchronized (edges) { return ++links; }
		}
	}

	Integer check() {
		synchronized (edges) {
			synchronized (graph) { return links - nodes; }
		}
	}

	public static void main(String[] args) throws Exception {
		InvokeAllPhases g = new InvokeAllPhases();
		ExecutorService first = Executors.newFixedThreadPool(4);
		List<Callable<Integer>> loads = new ArrayList<>();
		for (int i = 0; i < 20; i++) loads.add(g::load);
		first.invokeAll(loads);
		first.shutdown();
		ExecutorService second = Executors.newFixedThreadPool(4);
		List<Callable<Integer>> checks = new ArrayList<>();
		for (int i = 0; i < 20; i++) checks.add(g::check);
		second.invokeAll(checks);
		second.shutdown();
	}
}
// corpus: unseen
