// References: not cleared while reachable, queues, explicit clear, Cleaner by hand.
import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;

class FinalizersAndRefs {
	public static void main(String[] args) {
		Object strong = new Object();
		ReferenceQueue<Object> queue = new ReferenceQueue<>();
		WeakReference<Object> weak = new WeakReference<>(strong, queue);
		SoftReference<Object> soft = new SoftReference<>(strong);
		PhantomReference<Object> phantom = new PhantomReference<>(strong, queue);
		System.out.println((weak.get() == strong) + " " + (soft.get() == strong) + " " + phantom.get() + " " + queue.poll());
		System.out.println(weak.refersTo(strong) + " " + phantom.refersTo(null));
		System.out.println(weak.enqueue() + " " + (queue.poll() == weak) + " " + weak.get() + " " + weak.enqueue());
		soft.clear();
		System.out.println(soft.get());
		Cleaner cleaner = Cleaner.create();
		Cleaner.Cleanable cleanable = cleaner.register(strong, () -> System.out.println("cleaned"));
		cleanable.clean();
		cleanable.clean();
		java.lang.ref.Reference.reachabilityFence(strong);
	}
}
