// run: scan --only lock-order
// expect: none
// Main nests entries->policy only before it starts the thread that nests policy->entries.
import java.util.HashMap;
import java.util.Map;

public class WarmupFirst {
	private final Object policy = new Object();
	private final Map<String, Integer> entries = new HashMap<>();
	private int maxAge;

	void warmUp() {
		synchronized (entries) {
			entries.put("boot", 1);
			synchronized (policy) { maxAge = entries.size() * 10; }
		}
	}

	void sweep() {
		synchronized (policy) {
			int age = maxAge;
			synchronized (entries) { entries.values().removeIf(v -> v > age); }
		}
	}

	public static void main(String[] args) {
		WarmupFirst w = new WarmupFirst();
		w.warmUp();
		for (int i = 0; i < 3; i++) {
			new Thread(() -> { for (int k = 0; k < 100; k++) w.sweep(); }).start();
		}
	}
}
// corpus: unseen
