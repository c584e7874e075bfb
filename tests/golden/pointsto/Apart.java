// Twenty pairs that stay apart by default: each pN is given an A on the left and a B on the right, which
// went through the same code, of the library or of the program, in two objects of one class or two threads.
// The first two are seed 000's figures 3.1 and 3.12.
// run: raddle show pointsto $CLASSES Apart.p1 Apart.p2 Apart.p3 Apart.p4 Apart.p5 Apart.p6 Apart.p7 Apart.p8 Apart.p9 Apart.p10 Apart.p11 Apart.p12 Apart.p13 Apart.p14 Apart.p15 Apart.p16 Apart.p17 Apart.p18 Apart.p19 Apart.p20
// out: Apart.p8(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p4(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p5(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p9(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p10(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p11(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p12(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p13(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p14(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p15(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p16(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p17(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p18(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p19(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p20(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p1(Ljava/lang/Object;Ljava/lang/Object;)V #4
// out:   v1: new Apart$SharedCounter at Apart.figures()V #1:0
// out:   v2: new Apart$SharedCounter at Apart.figures()V #1:0
// out: Apart.p1(Ljava/lang/Object;Ljava/lang/Object;)V #5
// out:   v1: new Apart$SharedCounter at Apart.figures()V #1:0
// out:   v2: new Apart$SharedCounter at Apart.figures()V #1:0
// out: Apart.p2(Ljava/lang/Object;Ljava/lang/Object;)V #6
// out:   v1: new Apart$OwnCounter at Apart.figures()V #1:34
// out: Apart.p2(Ljava/lang/Object;Ljava/lang/Object;)V #7
// out:   v1: new Apart$OwnCounter at Apart.figures()V #1:51
// out: Apart.p3(Ljava/lang/Object;Ljava/lang/Object;)V #8
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out: Apart.p3(Ljava/lang/Object;Ljava/lang/Object;)V #9
// out:   v1: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
// out: Apart.p6(Ljava/lang/Object;Ljava/lang/Object;)V #10
// out:   v1: new Apart$A at Apart$Maker.run()V #10:0
// out: Apart.p6(Ljava/lang/Object;Ljava/lang/Object;)V #11
// out:   v1: new Apart$A at Apart$Maker.run()V #11:0
// out: Apart.p7(Ljava/lang/Object;Ljava/lang/Object;)V #12
// out:   v1: new Apart$A at Apart.main([Ljava/lang/String;)V #1:0
// out: Apart.p7(Ljava/lang/Object;Ljava/lang/Object;)V #13
// out:   v2: new Apart$B at Apart.main([Ljava/lang/String;)V #1:8
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;

class Apart {
	static class A {
	}

	static class B {
	}

	static class SharedCounter implements Runnable {
		public void run() {
			p1(this, this);
		}
	}

	static class OwnCounter implements Runnable {
		public void run() {
			p2(this, null);
		}
	}

	static class Task implements Runnable {
		final Object given;

		Task(Object given) {
			this.given = given;
		}

		public void run() {
			p3(given, null);
		}
	}

	static class Holder {
		Object held;

		Holder(Object held) {
			this.held = held;
		}
	}

	static class Base {
		Object kept;

		Base(Object kept) {
			this.kept = kept;
		}
	}

	static class Left extends Base {
		Left(Object kept) {
			super(kept);
		}
	}

	static class Right extends Base {
		Right(Object kept) {
			super(kept);
		}
	}

	static class Maker implements Runnable {
		public void run() {
			p6(new A(), null);
		}
	}

	static void p1(Object a, Object b) {
	}

	static void p2(Object a, Object b) {
	}

	static void p3(Object a, Object b) {
	}

	static void p4(Object a, Object b) {
	}

	static void p5(Object a, Object b) {
	}

	static void p6(Object a, Object b) {
	}

	static void p7(Object a, Object b) {
	}

	static void p8(Object a, Object b) {
	}

	static void p9(Object a, Object b) {
	}

	static void p10(Object a, Object b) {
	}

	static void p11(Object a, Object b) {
	}

	static void p12(Object a, Object b) {
	}

	static void p13(Object a, Object b) {
	}

	static void p14(Object a, Object b) {
	}

	static void p15(Object a, Object b) {
	}

	static void p16(Object a, Object b) {
	}

	static void p17(Object a, Object b) {
	}

	static void p18(Object a, Object b) {
	}

	static void p19(Object a, Object b) {
	}

	static void p20(Object a, Object b) {
	}

	// One counter, two threads: the same object in both. Two counters: one in each.
	static void figures() {
		SharedCounter shared = new SharedCounter();
		new Thread(shared).start();
		new Thread(shared).start();
		new Thread(new OwnCounter()).start();
		new Thread(new OwnCounter()).start();
	}

	static void tasks(A a, B b) throws Exception {
		new Thread(new Task(a)).start();
		new Thread(new Task(b)).start();
		new Thread(new Maker()).start();
		new Thread(new Maker()).start();
		new Thread(() -> p7(a, null)).start();
		new Thread(() -> p7(null, b)).start();
		ExecutorService pool = Executors.newFixedThreadPool(2);
		Callable<Object> left = () -> a, right = () -> b;
		p8(pool.submit(left).get(), pool.submit(right).get());
	}

	static void objects(A a, B b) {
		p4(new Holder(a).held, new Holder(b).held);
		p5(new Left(a).kept, new Right(b).kept);
		Object[] some = { a }, others = { b };
		p9(some[0], others[0]);
	}

	static void maps(A a, B b) {
		Map<String, Object> one = new HashMap<>(), other = new HashMap<>();
		one.put("k", a);
		other.put("k", b);
		p10(one.get("k"), other.get("k"));
		Map<Object, String> keys = new TreeMap<>(), others = new TreeMap<>();
		keys.put(a, "");
		others.put(b, "");
		p11(keys.keySet().iterator().next(), others.keySet().iterator().next());
		ConcurrentHashMap<String, Object> left = new ConcurrentHashMap<>(), right = new ConcurrentHashMap<>();
		left.putIfAbsent("k", a);
		right.putIfAbsent("k", b);
		p12(left.values().iterator().next(), right.entrySet().iterator().next().getValue());
		Hashtable<String, Object> table = new Hashtable<>(), second = new Hashtable<>();
		table.put("k", a);
		second.put("k", b);
		p13(table.get("k"), second.get("k"));
	}

	static void lists(A a, B b) {
		List<Object> one = new ArrayList<>(), other = new ArrayList<>();
		one.add(a);
		other.add(b);
		p14(one.get(0), other.get(0));
		Iterator<Object> left = one.iterator(), right = other.iterator();
		p15(left.next(), right.next());
		Vector<Object> vector = new Vector<>(), second = new Vector<>();
		vector.addElement(a);
		second.addElement(b);
		p16(vector.elementAt(0), second.firstElement());
		LinkedList<Object> linked = new LinkedList<>(one);
		ArrayDeque<Object> deque = new ArrayDeque<>(other);
		p17(linked.getFirst(), deque.poll());
	}

	static void others(A a, B b) throws Exception {
		BlockingQueue<Object> one = new ArrayBlockingQueue<>(1), other = new ArrayBlockingQueue<>(1);
		one.put(a);
		other.put(b);
		p18(one.take(), other.take());
		AtomicReference<Object> left = new AtomicReference<>(a), right = new AtomicReference<>(b);
		p19(left.get(), right.getAndSet(null));
		p20(Optional.of((Object) a).get(), Optional.of((Object) b).get());
	}

	public static void main(String[] args) throws Exception {
		A a = new A();
		B b = new B();
		figures();
		tasks(a, b);
		objects(a, b);
		maps(a, b);
		lists(a, b);
		others(a, b);
	}
}
