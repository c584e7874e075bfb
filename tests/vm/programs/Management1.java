// What a program asks java.lang.management: only what is the same in every JVM.
import java.lang.management.*;

public class Management1 {
	public static void main(String[] args) throws Exception {
		RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
		System.out.println(runtime.getManagementSpecVersion() + " " + (runtime.getUptime() >= 0) + " "
			+ (runtime.getStartTime() > 0) + " " + runtime.getName().matches("\\d+@.*") + " "
			+ (runtime.getPid() == ProcessHandle.current().pid()) + " "
			+ System.getProperty("java.version").equals(runtime.getSystemProperties().get("java.version")));
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		int before = threads.getThreadCount();
		Object lock = new Object();
		Thread t = new Thread(() -> {
			synchronized (lock) {
			}
		});
		synchronized (lock) {
			t.start();
			System.out.println(threads.getThreadCount() - before + " " + (threads.getPeakThreadCount() > before));
		}
		t.join();
		MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
		System.out.println((heap.getUsed() > 0) + " " + (heap.getUsed() <= heap.getCommitted()) + " "
			+ (heap.getCommitted() <= heap.getMax()));
		System.out.println(ManagementFactory.getClassLoadingMXBean().getTotalLoadedClassCount() > 100);
		OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
		System.out.println(system.getName() + " " + system.getArch() + " " + (system.getAvailableProcessors() > 0));
	}
}
