// All atomic classes, field updaters, accumulators.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

class Atomics2 {
	volatile int number;
	volatile long big;
	volatile String text = "a";

	static void threads(int n, Runnable body) throws InterruptedException {
		Thread[] all = new Thread[n];
		for (int i = 0; i < n; i++) {
			all[i] = new Thread(body);
			all[i].start();
		}
		for (Thread t : all) {
			t.join();
		}
	}

	public static void main(String[] args) throws Exception {
		AtomicInteger i = new AtomicInteger(5);
		System.out.println(i.getAndUpdate(x -> x * 2) + " " + i.accumulateAndGet(3, Math::max) + " " + i.getAndAdd(-1) + " " + i);
		System.out.println(i.compareAndSet(9, 1) + " " + i.compareAndExchange(1, 7) + " " + i.weakCompareAndSetPlain(7, 8) + " " + i.getPlain());
		AtomicLong l = new AtomicLong();
		LongAdder adder = new LongAdder();
		LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
		DoubleAdder doubles = new DoubleAdder();
		threads(3, () -> {
			for (int j = 0; j < 50; j++) {
				long v = l.incrementAndGet();
				adder.add(2);
				max.accumulate(v);
				doubles.add(0.5);
			}
		});
		System.out.println(l + " " + adder + " " + max + " " + doubles + " " + adder.sumThenReset() + " " + adder.sum());
		DoubleAccumulator product = new DoubleAccumulator((a, b) -> a * b, 1);
		product.accumulate(3);
		product.accumulate(4);
		System.out.println(product.get());
		AtomicIntegerArray ints = new AtomicIntegerArray(3);
		AtomicLongArray longs = new AtomicLongArray(new long[] { 1, 2 });
		AtomicReferenceArray<String> refs = new AtomicReferenceArray<>(2);
		threads(2, () -> {
			for (int j = 0; j < 30; j++) {
				ints.incrementAndGet(j % 3);
				longs.addAndGet(1, 3);
			}
		});
		refs.set(1, "x");
		System.out.println(ints + " " + longs + " " + refs + " " + refs.compareAndSet(0, null, "y") + refs.getAndSet(0, "z"));
		try {
			ints.get(3);
		} catch (IndexOutOfBoundsException e) {
			System.out.println(e.getMessage());
		}
		AtomicBoolean flag = new AtomicBoolean();
		System.out.println(flag.getAndSet(true) + " " + flag.compareAndSet(false, true) + " " + flag);
		AtomicReference<String> ref = new AtomicReference<>("a");
		System.out.println(ref.updateAndGet(s -> s + "b") + " " + ref.getAndAccumulate("c", String::concat) + " " + ref);
		AtomicStampedReference<String> stamped = new AtomicStampedReference<>("s", 1);
		int[] stamp = new int[1];
		System.out.println(stamped.compareAndSet("s", "t", 1, 2) + " " + stamped.get(stamp) + stamp[0]);
		AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("m", false);
		System.out.println(marked.attemptMark("m", true) + " " + marked.isMarked());
		Atomics2 object = new Atomics2();
		AtomicIntegerFieldUpdater<Atomics2> number = AtomicIntegerFieldUpdater.newUpdater(Atomics2.class, "number");
		AtomicLongFieldUpdater<Atomics2> big = AtomicLongFieldUpdater.newUpdater(Atomics2.class, "big");
		AtomicReferenceFieldUpdater<Atomics2, String> text = AtomicReferenceFieldUpdater.newUpdater(Atomics2.class, String.class, "text");
		threads(2, () -> {
			for (int j = 0; j < 20; j++) {
				number.incrementAndGet(object);
				big.addAndGet(object, 5);
			}
		});
		System.out.println(object.number + " " + object.big + " " + text.compareAndSet(object, "a", "b") + object.text);
		try {
			AtomicIntegerFieldUpdater.newUpdater(Atomics2.class, "none");
		} catch (RuntimeException e) {
			System.out.println(e.getMessage());
		}
	}
}
